/** A style sheet as text; the bundler and Vite both read `?raw` so. */
declare module "*.css?raw" {
  const text: string;
  export default text;
}
