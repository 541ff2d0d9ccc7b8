import { randomUUID } from 'node:crypto';

/**
 * Id of a call for the log here and the log of the server. Without hyphens, which could make parts of it look like a
 * phone number to the log's redaction.
 */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');

/** Name, version and system: `MarketplaceBackOffice/0.1.0 (win32)`. */
export const userAgentOf = (version: string): string =>
  `MarketplaceBackOffice/${version} (${process.platform})`;
