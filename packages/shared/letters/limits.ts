/** Themes of one address, or of one device */
export const maxThemes = 50;
/** Days that an order waits for its confirmation */
export const orderDays = 7;
/** Days that a device may take to show its first message */
export const unconfirmedDeviceDays = 1;
/** So often in a row, each a day apart, a mail server refuses a mailbox, and nothing is sent to it any more. */
export const maxRefusals = 3;
/** Days for which letters that were sent are kept */
export const keptLetterDays = 30;
/** Longer than the year for which a server keeps the first backup of each month (deploy/server/backup.sh) */
export const unsubscribeDays = 400;
/** Days that subscriptions stay once letters are off: switched on again until then, they bring everybody back. */
export const offDays = 30;
