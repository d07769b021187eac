/** When a plan that is kept on a device is deleted from it (decision 036), as the screen and the privacy policy say. */
export const KEPT_PLAN_DELETION =
  "It stays on the device when you log out. It is deleted when you select ‘Delete from this device’, when another person keeps a plan on this device, when you delete your account on this device, after 10 wrong PINs, and when Holdfast confirms that you have lost access to the plan.";
