/**
 * Area codes of the North American plan outside the United States, which cost international rates: Canada, Bermuda and the
 * Caribbean (not Puerto Rico, the US Virgin Islands and the Pacific territories).
 */
const abroad = new Set(
  (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 ' +
    '548 579 581 584 587 600 604 613 622 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942 ' +
    '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'
  ).split(' '),
);

/**
 * Whether ten digits can be a telephone in the United States that takes texts at home rates: an area code and an exchange
 * of 2 to 9 first, no service code (N11), no 900 or toll-free number, none abroad. It bounds what a text pump could cost.
 */
export function isTextable(digits: string): boolean {
  const area = digits.slice(0, 3);
  return (
    /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) &&
    !/^.11/.test(area) &&
    !/^(900|8(00|33|44|55|66|77|88))$/.test(area) &&
    !abroad.has(area)
  );
}
