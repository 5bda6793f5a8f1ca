/** Area codes of Canada, Bermuda, and the Caribbean (except US territories). Texts there cost international rates. */
const foreignAreaCodes = new Set(
  (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 506 514 519 ' +
    '548 579 581 584 587 600 604 613 622 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942 ' +
    '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'
  ).split(' '),
);

/** True if ten digits can be a US phone that receives texts at domestic rates. Limits the cost of SMS pumping fraud. */
export function canReceiveTexts(digits: string): boolean {
  const areaCode = digits.slice(0, 3);
  return (
    /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) &&
    !/^.11/.test(areaCode) &&
    !/^(900|8(00|33|44|55|66|77|88))$/.test(areaCode) &&
    !foreignAreaCodes.has(areaCode)
  );
}
