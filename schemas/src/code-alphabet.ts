/** The letters and digits of random codes that people read out: none of those that look alike (CO-743). */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678';
