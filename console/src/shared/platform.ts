/** Whether the keyboard has a Command key. */
export const isMac = navigator.userAgent.includes('Mac')
