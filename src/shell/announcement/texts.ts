/** The texts of the announcement, in English: apart, because only the build needs them. */
export const texts = {
  announcement: {
    label: 'Announcement',
    close: 'Close',
  },
};
