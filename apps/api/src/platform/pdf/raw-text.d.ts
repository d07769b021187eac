/** A style sheet or a browser's script as text; the bundler and Vite both support `?raw`. */
declare module "*.css?raw" {
  const text: string;
  export default text;
}
declare module "*.js?raw" {
  const text: string;
  export default text;
}
