/** React's production build in tests, as in the product: its development build takes several times as long. */
export const PRODUCTION_REACT = {
  env: { NODE_ENV: "production" },
  oxc: { jsx: { runtime: "automatic", development: false } },
} as const;
