/** Days before a certificate's last one from which the office is reminded of it. A file of its own: the dashboard's first screen needs no more. */
export const certificateNotice = 60;
