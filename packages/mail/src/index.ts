export { createMailer, type Mail, mailEnv, type Mailer } from "./create-mailer.ts";
