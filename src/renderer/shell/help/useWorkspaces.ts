import { useEffect, useState } from 'react';
import type { AppError, Result } from '#shared/ipc/result.ts';
import type { Workspace } from '#shared/ipc/windowRoutes.ts';
import { request } from '../../ipc/bridge.ts';

/** The workspaces that main keeps; each change answers with all of them. */
export const useWorkspaces = () => {
  const [list, setList] = useState<readonly Workspace[] | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const take = async (asked: Promise<Result<Workspace[] | null>>): Promise<boolean> => {
    const answer = await asked;
    setError(answer.ok ? null : answer.error);
    if (answer.ok && answer.data) setList(answer.data);
    return answer.ok;
  };
  const retry = (): Promise<boolean> => take(request('workspaces.read', undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are first seen
  useEffect(() => void retry(), []);
  return {
    list,
    error,
    retry,
    save: (name: string) => take(request('workspaces.save', { name })),
    open: (name: string) => take(request('workspaces.open', { name })),
    rename: (name: string, to: string) => take(request('workspaces.rename', { name, to })),
    remove: (name: string) => take(request('workspaces.remove', { name })),
  };
};
