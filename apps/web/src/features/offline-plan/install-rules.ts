type Device = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
};

/**
 * Whether the plan should be kept in the installed app, and this is the browser of an iPhone or iPad: an app on the home
 * screen has its own storage, and Safari deletes what a site has stored after seven days of use without a visit. iPads say
 * that they are a Mac. Pure.
 */
export const shouldInstallFirst = ({ userAgent, maxTouchPoints, isInstalled }: Device): boolean =>
  !isInstalled &&
  (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1));
