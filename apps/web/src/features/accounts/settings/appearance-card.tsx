import { RadioGroup } from "../../../ui/fields/choices/radio-group";
import { Card } from "../../../ui/layout/card";
import { useThemeChoice } from "../../../ui/theme/use-theme-choice";

const THEMES = [
  { id: "system", name: "System" },
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
] as const;

/** Chooses the theme of this browser. It applies at once, and documents remain light. */
export const AppearanceCard = () => {
  const [theme, chooseTheme] = useThemeChoice();
  return (
    <Card title="Appearance">
      <RadioGroup
        name="theme"
        label="Theme"
        layout="line"
        choices={THEMES}
        value={theme}
        onChange={chooseTheme}
        description="Applies to this device. Documents are always printed on white."
      />
    </Card>
  );
};
