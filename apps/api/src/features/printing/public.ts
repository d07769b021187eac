export { printDownload } from "./print-document";
export { reservePrint } from "./reserve-print";
