import { parseFeatures } from "@dorfforum/shared/features/feature-names";
import { features } from "./features";
import { logLevelProblem } from "./log-level";
import { mailProblem } from "./mail/mail-settings";

const secrets: Record<string, string> = {
  APP_KEYS: "signs session cookies and makes the links of mails that ask for a confirmation",
  ADMIN_JWT_SECRET: "signs the sessions of editors",
  API_TOKEN_SALT: "hashes the keys of API tokens",
  TRANSFER_TOKEN_SALT: "hashes the keys of transfer tokens",
  ENCRYPTION_KEY: "encrypts what Strapi stores secretly",
};

/**
 * Called by `register`, which a build does not run: it needs no secrets.
 * @throws Error when a secret is missing (there are no defaults: they would be public) or a setting is wrong
 */
export function requireSettings(environment: NodeJS.Dict<string>): void {
  const missing = Object.keys(secrets).filter((name) => !environment[name]?.trim());
  const list = missing.map((name) => `${name} (${secrets[name]})`).join(", ");
  const problem = list
    ? `set ${list} in cms/.env; cms/.env.example explains how to make them.`
    : [
        mailProblem(environment),
        ...features.map(({ settingsProblem }) => settingsProblem?.(environment)),
        logLevelProblem(environment),
      ].find(Boolean);
  if (problem) throw new Error(`The CMS cannot start: ${problem}`);
  parseFeatures(environment.FEATURES);
}
