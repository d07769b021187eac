export { findIndustryData } from "./read-of-industry";
