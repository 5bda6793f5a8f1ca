/** Stands in for the package: Emotion needs it for withTheme alone, which no component here uses. */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target;
}
