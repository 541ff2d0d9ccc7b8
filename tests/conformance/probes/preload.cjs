const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('bridge', {
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
});
