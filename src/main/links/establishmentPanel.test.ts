import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '#shared/ipc/result.ts';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { createPanelOpener, panelUrl } from './establishmentPanel.ts';

describe('the establishment panel', () => {
  it('opens at the configured origin with all parameters in the query', () => {
    expect(
      panelUrl('https://panel.example', 'a+b', { country: 'es', companyId: 'c1', establishmentId: 'e1' }),
    ).toBe('https://panel.example/login?token=a%2Bb&country=es&companyId=c1&establishmentId=e1');
    expect(panelUrl('https://panel.example', 't', { country: 'es', companyId: 'c1' })).toBe(
      'https://panel.example/login?token=t&country=es&companyId=c1',
    );
  });

  it('opens only on https', () => {
    for (const origin of [
      'http://panel.example',
      'javascript:alert(1)',
      'https://u:p@panel.example',
      'panel',
      '',
    ]) {
      expect(panelUrl(origin, 't', { country: 'es' })).toBeNull();
    }
  });

  it('cannot be redirected by an id', () => {
    const url = panelUrl('https://panel.example', 't', {
      country: 'es',
      companyId: '&token=x#@evil.example/',
    });
    expect(new URL(url ?? '').host).toBe('panel.example');
    expect(new URL(url ?? '').searchParams.getAll('token')).toEqual(['t']);
  });

  it('asks once about a new address, and sends no login before', async () => {
    const preset = 'https://panel.example';
    let confirmed: string | null = null;
    let user = { id: 'ana' };
    const authorized = vi.fn(
      async (_signal: unknown, send: (credentials: { bearer: string }) => Promise<unknown>) =>
        send({ bearer: 'canary' }),
    );
    const confirmAddress = vi.fn(async () => false);
    const open = createPanelOpener({
      session: { authorized, state: () => ({ user }) } as never,
      origin: () => preset,
      isDemo: () => false,
      confirmed: () => confirmed,
      setConfirmed: (origin) => {
        confirmed = origin;
      },
      confirmAddress,
      log: { info: () => undefined, error: () => undefined },
    });
    const opened = () => shellRecords.filter(({ what }) => what === 'openExternal').length;
    expect(await open({ country: 'es' }, 1)).toEqual(failure('DECLINED'));
    expect(authorized).not.toHaveBeenCalled();
    expect(opened()).toBe(0);
    confirmAddress.mockImplementationOnce(async () => {
      user = { id: 'bob' };
      return true;
    });
    expect(await open({ country: 'es' }, 1)).toEqual(failure('DECLINED'));
    expect([authorized.mock.calls.length, confirmed]).toEqual([0, null]);
    confirmAddress.mockResolvedValue(true);
    expect(await open({ country: 'es' }, 1)).toEqual(success(null));
    expect(await open({ country: 'es' }, 1)).toEqual(success(null));
    expect(confirmAddress.mock.calls).toEqual(Array(3).fill(['panel', preset, 1]));
    expect(opened()).toBe(2);
  });
});
