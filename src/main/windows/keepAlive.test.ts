import { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preparedDialogs } from '../../browser-shell/preparedDialogs.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { keepAlive } from './keepAlive.ts';

const log = { info: vi.fn(), error: vi.fn() };

const watched = () => {
  const window = new BrowserWindow({ show: false });
  const reload = vi.spyOn(window.webContents, 'reload');
  const crash = vi.spyOn(window.webContents, 'forcefullyCrashRenderer');
  const onLost = vi.fn();
  keepAlive(window, log, onLost);
  const crashes = () =>
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  return { window, reload, crash, onLost, crashes };
};

beforeEach(() => {
  activateMainLocale('en_US');
});

describe('a page that crashes', () => {
  it('is reloaded twice in a minute; the third time the user is asked', async () => {
    const { reload, onLost, crashes } = watched();
    crashes();
    crashes();
    expect(reload).toHaveBeenCalledTimes(2);
    crashes();
    expect(onLost).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledTimes(2);
    await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
    preparedDialogs.answer(1);
    await expect.poll(() => reload).toHaveBeenCalledTimes(3);
  });
});

describe('a page that hangs', () => {
  it('is killed only when the user agrees', async () => {
    const { window, crash } = watched();
    window.emit('unresponsive');
    window.emit('unresponsive');
    await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
    expect(crash).not.toHaveBeenCalled();
    preparedDialogs.answer(0);
    window.emit('responsive');
    window.emit('unresponsive');
    await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
    preparedDialogs.answer(1);
    await expect.poll(() => crash).toHaveBeenCalledTimes(1);
  });

  it('closes the question when it responds again', async () => {
    const { window, crash } = watched();
    window.emit('unresponsive');
    await expect.poll(() => preparedDialogs.isStanding()).toBe(true);
    window.emit('responsive');
    expect(preparedDialogs.isStanding()).toBe(false);
    expect(crash).not.toHaveBeenCalled();
  });
});
