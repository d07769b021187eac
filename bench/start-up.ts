import { printBudget } from "./setup/report";
import { prepareInstallation } from "./setup/served-product";

/* From the start of the process until /health responds: on existing data, and on an empty folder with the demo. */

const ROUNDS = 5;
const FIRST_ROUNDS = 3;
const BUDGET = 1_200;
const FIRST_BUDGET = 5_000;

async function onExistingData(): Promise<number[]> {
  const installation = await prepareInstallation();
  const times: number[] = [];
  try {
    await (await installation.start()).stop();
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await installation.start();
      await product.stop();
      times.push(product.startedIn);
    }
  } finally {
    await installation.remove();
  }
  return times;
}

async function firstStart(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < FIRST_ROUNDS; round += 1) {
    const installation = await prepareInstallation({ demo: true });
    try {
      const product = await installation.start();
      await product.stop();
      times.push(product.startedIn);
    } finally {
      await installation.remove();
    }
  }
  return times;
}

printBudget("start on existing data", await onExistingData(), BUDGET);
printBudget("first start, with the demo", await firstStart(), FIRST_BUDGET);
