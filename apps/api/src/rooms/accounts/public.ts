export { users } from "./accounts-table";
export { sessionByToken } from "./sessions-store";
export { emailKeyOf, insertUser, userByEmail } from "./users-store";
