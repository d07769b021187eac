import { listContactUses } from "./list-contact-uses";

export const contactUsesRoutes = [listContactUses];
