/** Member that Electron has on Windows only. */
export const onWindows = <Member>(member: Member): Member =>
  (process.platform === 'win32' ? member : undefined) as Member;
