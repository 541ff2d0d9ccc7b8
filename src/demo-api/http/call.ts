import type { DatabaseSync } from 'node:sqlite';
import type { OperationId, ParamsOf } from '#shared/api/operations.ts';
import type { CountryId } from '#shared/rules/countries.ts';
import type { JsonObject } from './json.ts';

export interface Identity {
  id: string;
  role: string;
  /** Country id, or `any`. */
  country: string;
}

/** Country and city of the path, checked for existence and access. */
export interface Scope {
  country: CountryId | null;
  cityId: string | null;
}

export interface PublicCall<Params = unknown> {
  db: DatabaseSync;
  now: () => Date;
  /** In seconds. */
  accessTtl: number;
  params: Params;
  query: URLSearchParams;
  request: Request;
  body: () => Promise<JsonObject>;
}

export interface Call<Params = unknown> extends PublicCall<Params> {
  identity: Identity;
  scope: Scope;
}

export const publicOperations = [
  'auth.login',
  'auth.loginWithToken',
  'auth.sendLink',
  'auth.refresh',
] as const;
export type PublicOperation = (typeof publicOperations)[number];
export const isPublicOperation = (id: OperationId): id is PublicOperation =>
  publicOperations.some((operation) => operation === id);

export type Handler<Id extends OperationId = OperationId> = (
  call: Id extends PublicOperation ? PublicCall<ParamsOf<Id>> : Call<ParamsOf<Id>>,
) => Response | Promise<Response>;

/** Exactly one handler per operation, checked by the compiler. */
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };
