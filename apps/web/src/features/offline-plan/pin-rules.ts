export const MIN_PIN = 6;
export const MAX_PIN = 64;

/** Returns why a PIN cannot be used; undefined if it can. Pure. */
export function problemOfPin(pin: string, repeated: string): string | undefined {
  if (pin.length < MIN_PIN) return `Please input at least ${MIN_PIN} letters or digits.`;
  if (isSeries(pin)) return "Please choose a PIN that is harder to guess.";
  return pin === repeated ? undefined : "The two PINs are different.";
}

/** Whether each character follows the one before it by the same step, as in 111111, 123456 and 987654. */
function isSeries(pin: string): boolean {
  const steps = Array.from(pin, (character) => character.codePointAt(0) ?? 0)
    .map((code, index, codes) => code - (codes[index - 1] ?? code))
    .slice(1);
  return Math.abs(steps[0] ?? 0) <= 1 && steps.every((step) => step === steps[0]);
}

/** A file can be copied and tried without limit, so its password is longer than a PIN. */
const MIN_PASSWORD = 12;

/** Returns why a file cannot have that password; undefined if it can. Pure. */
export function problemOfPassword(password: string, repeated: string): string | undefined {
  if (password.length < MIN_PASSWORD) return `Please input at least ${MIN_PASSWORD} characters.`;
  if (isSeries(password)) return "Please choose a password that is harder to guess.";
  return password === repeated ? undefined : "The two passwords are different.";
}
