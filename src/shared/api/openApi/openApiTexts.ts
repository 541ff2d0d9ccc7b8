/** Rules that hold for all calls. */
export const openApiIntroduction = `Calls of the back office, made from the schemas with which it reads answers and checks bodies.

**Reading is lenient** (decision 41). Only \`id\` must be right. A field of another type is shown as unreadable, a missing one as empty, unknown fields survive. \`required\` in answers names fields that every server is expected to send.

**Writing is strict.** Bodies hold only the fields of their schema. \`PUT\` carries every field, \`PATCH\` the changed ones (decisions 1, 42).

**Time**: 6 seconds a call. Uploads and exports: 6 seconds to the headers, then pauses of at most 30 seconds (decision 11).

**Money** is in major units (euros, two decimals). Only \`sum\` of pay lists is in minor units, cents (decision 12).

**Lists** take \`page\`, \`sort\` and \`filter\`; the header \`content-total\` holds the number of all rows (decisions 6, 7).

**Words** such as statuses are snake_case (decision 22). Unknown ones are preserved, shown and sent back unchanged (decision 74).

**Failures**: status 400 and above, or a body with \`code\` and \`message\` (decision 10). 401: the app refreshes its tokens once and repeats the call.

**Headers** of every request: \`X-Request-Id\`, 32 hexadecimal digits, the same for the retries of a call; users see it in an error's details, so the server's log should have it. \`User-Agent\`: \`MarketplaceBackOffice/<version> (<system>)\`.

**Not documented**, and assumed by the app: each such field has \`x-assumption\`. Its source, where there is one, is \`x-spec\`: a number of docs/spec.`;
