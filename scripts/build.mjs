// npm run build
import { build, installPackages } from "./prepare.mjs";

installPackages();
build();
