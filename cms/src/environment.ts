import { mailProblem } from "./mail/mail-settings";

const SECRETS: Record<string, string> = {
  APP_KEYS: "signs session cookies",
  ADMIN_JWT_SECRET: "signs the sessions of editors",
  API_TOKEN_SALT: "hashes the keys of API tokens",
  TRANSFER_TOKEN_SALT: "hashes the keys of transfer tokens",
  ENCRYPTION_KEY: "encrypts what Strapi stores secretly",
};

export function missingSecrets(environment: NodeJS.ProcessEnv): string[] {
  return Object.keys(SECRETS).filter((name) => !environment[name]?.trim());
}

/**
 * Ends the process when a secret is missing, for one that everybody can read in the source would be none, or when mail
 * is set up by half, for nobody would notice that none comes.
 */
export function requireSettings(): void {
  // `strapi build` reads the configuration too, but one build serves every village and knows no secrets.
  if (process.argv[2] === "build") return;
  const missing = missingSecrets(process.env);
  const list = missing.map((name) => `${name} (${SECRETS[name]})`).join(", ");
  const problem = list
    ? `set ${list} in cms/.env; cms/.env.example explains how to make them.`
    : mailProblem();
  if (!problem) return;
  console.error(`The CMS cannot start: ${problem}`);
  process.exit(1);
}
