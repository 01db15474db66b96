/** A setting that cannot be used; its message is for the person who starts the portal. */
export class ConfigError extends Error {}
