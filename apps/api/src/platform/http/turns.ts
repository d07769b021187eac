/** Lets a number of tasks of one key run at once; the others wait, the earliest first. */
export type Turns = {
  /** Waits for a turn. The caller calls `end` once it has finished; twice does no harm. */
  take(key: string): Promise<{ end(): void }>;
};

/** Turns in the memory of this process, `most` at once for each key. */
export function turnsOf(most: number): Turns {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  const turn = (key: string) => {
    let isOver = false;
    return {
      end() {
        const line = lines.get(key);
        if (isOver || !line) return;
        isOver = true;
        const next = line.waiting.shift();
        if (next) next();
        else if ((line.running -= 1) === 0) lines.delete(key);
      },
    };
  };
  return {
    async take(key) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < most) line.running += 1;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      return turn(key);
    },
  };
}
