import { readFile } from "./read-file";

export const filesRoutes = [readFile];
