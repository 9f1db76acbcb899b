/// The client in a real Chromium, at the size of a phone and of a desktop.
@org.jspecify.annotations.NullMarked
package cardroom.proving.browser;
