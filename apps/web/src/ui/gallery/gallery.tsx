import { MemoryRouter } from "react-router";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { useThemeChoice } from "../theme/use-theme-choice";
import { RadioGroup } from "../fields/choices/radio-group";
import { BUTTONS } from "./buttons-gallery";
import { CHARTS } from "./charts-gallery";
import { FEEDBACK } from "./feedback-gallery";
import { FIELDS } from "./fields-gallery";
import type { GalleryExample } from "./gallery-example";
import styles from "./gallery.module.css";
import { LAYOUT } from "./layout-gallery";
import { OVERLAYS } from "./overlays-gallery";
import { TABLE } from "./table-gallery";

/** The examples by folder of `ui`. */
export const FOLDERS = {
  buttons: BUTTONS,
  charts: CHARTS,
  feedback: FEEDBACK,
  fields: FIELDS,
  layout: LAYOUT,
  overlays: OVERLAYS,
  table: TABLE,
} as const satisfies Readonly<Record<string, readonly GalleryExample[]>>;

const NAMES = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];

const THEMES = [
  { id: "system", name: "System" },
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
] as const;

/** The examples of one folder. */
export const GalleryFolder = ({ name }: { readonly name: keyof typeof FOLDERS }) => (
  <I18nProvider locale="en-AU">
    <MemoryRouter initialEntries={["/dev/gallery"]}>
      <section id={name} className={styles.folder} aria-label={name}>
        <h2>{name}</h2>
        <div className={styles.examples}>
          {FOLDERS[name].map((example: GalleryExample) => (
            <div
              key={example.name}
              className={styles.example}
              data-wide={example.isWide === true ? "" : undefined}
            >
              <h3 className={styles.name}>{example.name}</h3>
              {example.content}
            </div>
          ))}
        </div>
      </section>
    </MemoryRouter>
  </I18nProvider>
);

/** /dev/gallery, in development only: every part of the design system in each of its states. */
export const Gallery = () => {
  const [theme, chooseTheme] = useThemeChoice();
  return (
    <div className={styles.gallery}>
      <h1>Gallery</h1>
      <nav className={styles.contents} aria-label="Folders">
        {NAMES.map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <RadioGroup
        name="theme"
        label="Theme"
        layout="line"
        choices={THEMES}
        value={theme}
        onChange={chooseTheme}
      />
      {NAMES.map((name) => (
        <GalleryFolder key={name} name={name} />
      ))}
    </div>
  );
};
