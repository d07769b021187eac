export { readAdviserOf } from "./adviser-store";
