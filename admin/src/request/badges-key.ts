/** Names the numbers beside the menu's entries among what the console has fetched. */
export const BADGES_KEY = ['unread'];
