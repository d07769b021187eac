import { Button } from "../buttons/button";
import { ButtonLink } from "../buttons/button-link";
import { CallLink } from "../buttons/call-link";
import { Icon } from "../buttons/icon";
import { FileButton } from "../buttons/file-button";
import { IconButton } from "../buttons/icon-button";
import { PATHS } from "../buttons/icon-paths";
import type { IconName } from "../buttons/icon-paths";
import { LONG } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";
import styles from "./gallery.module.css";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;

export const BUTTONS: readonly GalleryExample[] = [
  ...VARIANTS.map((variant) => ({
    name: `Button, ${variant}`,
    content: (
      <div className={styles.row}>
        <Button variant={variant}>Save</Button>
        <Button variant={variant} size="small" icon="add">
          Add
        </Button>
        <Button variant={variant} isDisabled>
          Disabled
        </Button>
        <Button variant={variant} isPending>
          Saving
        </Button>
      </div>
    ),
  })),
  { name: "Button, full width", content: <Button isFullWidth>Log in</Button> },
  { name: "Button, long text", content: <Button icon="download">{LONG}</Button> },
  {
    name: "ButtonLink",
    content: (
      <div className={styles.row}>
        <ButtonLink href="#page">Open</ButtonLink>
        <ButtonLink href="#page" variant="primary" icon="arrow-right">
          Continue
        </ButtonLink>
      </div>
    ),
  },
  { name: "CallLink", content: <CallLink to="+61 2 5550 1234" name="Ruth Lane" /> },
  {
    name: "FileButton",
    content: (
      <FileButton label="Logo file" accept="image/png" onChoose={() => undefined}>
        Upload logo
      </FileButton>
    ),
  },
  {
    name: "IconButton",
    content: (
      <div className={styles.row}>
        <IconButton icon="edit" label="Edit Ruth Lane" />
        <IconButton icon="trash" label="Delete Ruth Lane" variant="danger" />
        <IconButton icon="edit" label="Edit a deleted row" isDisabled />
      </div>
    ),
  },
  {
    name: "Icon, all",
    isWide: true,
    content: (
      <div className={styles.row}>
        {(Object.keys(PATHS) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </div>
    ),
  },
];
