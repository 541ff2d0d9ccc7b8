import { describe, expect, it } from 'vitest';
import { panelUrl } from './establishmentPanel.ts';

describe('the establishment panel', () => {
  it('is opened at the configured origin with everything in the query', () => {
    expect(
      panelUrl('https://panel.example', 'a+b', { country: 'es', companyId: 'c1', establishmentId: 'e1' }),
    ).toBe('https://panel.example/login?token=a%2Bb&country=es&companyId=c1&establishmentId=e1');
    expect(panelUrl('https://panel.example', 't', { country: 'es', companyId: 'c1' })).toBe(
      'https://panel.example/login?token=t&country=es&companyId=c1',
    );
  });

  it('is not opened anywhere but on https', () => {
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

  it('cannot be led elsewhere by an id', () => {
    const url = panelUrl('https://panel.example', 't', {
      country: 'es',
      companyId: '&token=x#@evil.example/',
    });
    expect(new URL(url ?? '').host).toBe('panel.example');
    expect(new URL(url ?? '').searchParams.getAll('token')).toEqual(['t']);
  });
});
