/** A style sheet as text; the bundler and Vite both support `?raw`. */
declare module "*.css?raw" {
  const text: string;
  export default text;
}
