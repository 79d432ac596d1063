/** An earlier version of an entry as the panel lists it; `at` is an instant (ISO), `by` a person's name. */
export type ListedVersion = { version: string; at: string; by: string | null };

/** What a field said: a value of cms/src/features/versions/version-content.ts, with the type of its attribute. */
export type VersionChange = { label: string; type: string; value: unknown };

/** `leftOut` names files and entries that are gone and do not come back with the version. */
export type VersionDetails = { changes: VersionChange[]; leftOut: string[]; mayRestore: boolean };
