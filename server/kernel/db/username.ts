/**
 * The form in which usernames are compared and are unique: without outer spaces, one way to write each character,
 * lower case. Made here and not by the database, whose folding depends on its locale.
 */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}
